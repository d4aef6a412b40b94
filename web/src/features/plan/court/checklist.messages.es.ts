/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './checklist.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Lista previa a la exoneración de deudas (discharge)',
  lead: 'Lo que se revisa antes de una exoneración de deudas. Pregunte a su abogado qué se aplica a su caso.',
  loading: 'Cargando su lista',
  closedWithout: 'Si faltan documentos, un caso puede cerrarse sin exoneración de deudas.',
  collected:
    'Reunido el {day} de páginas públicas, formularios del tribunal y leyes, en copias guardadas cuya antigüedad no se conoce. Las reglas pueden cambiar.',
  opensOn: 'Esta lista se abre el {day}, tres pagos antes del final de su plan.',
  opensLater: 'Esta lista se abre tres pagos antes del final de su plan.',
  progress: '{done} de {all} hechos',
  done: 'Hecho el {day}',
  notDone: 'Todavía no está hecho',
  tick: 'Marcar como hecho',
  tickOf: 'Marcar como hecho: {title}',
  change: 'Cambiar',
  changeOf: 'Cambiar: {title}',
  dialog: {
    on: 'Hecho el',
    save: 'Guardar el día',
    untick: 'No está hecho',
    cancel: 'Cancelar',
    saved: 'Guardado.',
  },
  back: 'Volver a su plan',
  items: {
    payments_posted: 'Todos los pagos están registrados (posted)',
    tax_papers: 'Se entregaron las declaraciones y los reembolsos de impuestos',
    financial_course:
      'Se entregó el certificado del curso de administración financiera (financial management course)',
    domestic_support: 'Se certificó la manutención familiar (domestic support)',
    mortgage: 'Los pagos de la hipoteca que se hacen directamente están al día',
    local_motion: 'En algunos distritos: se presentó una moción local',
    notice_of_completion: 'Llegó el aviso de finalización (notice of completion) del fideicomisario',
  },
  facts: {
    payments_posted: 'Llegan a la base de su plan: el total que el plan pide.',
    financial_course:
      'Vence a más tardar con el último pago. Desde diciembre de 2024, el certificado del proveedor reemplaza el Formulario 423 (Form 423).',
    domestic_support: 'Fuente: 11 U.S.C. 1328(a)',
    notice_of_completion: 'Los pagos continúan hasta entonces.',
  },
}
