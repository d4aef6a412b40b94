/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './preferences.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Notificaciones',
  lead: 'Cómo le avisamos, y cuándo no enviamos mensajes de texto.',
  panel:
    'La campana siempre lo muestra todo. Los correos electrónicos solo traen lo que necesita su atención; los mensajes de texto lo traen todo.',
  always:
    'Siempre le enviamos correos electrónicos sobre su inicio de sesión, la seguridad de su tarjeta, los pagos al fideicomisario (trustee) que fallaron o fueron devueltos, y lo que exige la ley. También le enviamos un mensaje de texto si un pago al fideicomisario falló o fue devuelto. No puede desactivarlos.',
  channels: { email: 'Correo electrónico', text: 'Mensaje de texto' },
  groups: {
    trustee_payment: 'Pago al fideicomisario',
    paydays: 'Días de pago y dinero apartado',
    bills: 'Facturas',
    card: 'Tarjeta',
    transfers: 'Transferencias',
    statements: 'Estados de cuenta',
    tips: 'Consejos',
  },
  hints: {
    trustee_payment: 'Recordatorios antes de que venza y antes de que lo enviemos, y qué pasó con él.',
    paydays: 'El salario que llegó, y lo que se apartó de él.',
    bills: 'Pagos a sus otros beneficiarios.',
    card: 'Dónde está su tarjeta, y los pedidos de tarjeta.',
    transfers: 'Transferencias desde su banco, y recordatorios antes de una recurrente.',
    statements: 'Un estado de cuenta está listo.',
    tips: 'Cómo aprovechar más su cuenta.',
  },
  quiet: {
    title: 'Horas de silencio',
    text: 'Los mensajes de texto esperan hasta que terminen sus horas de silencio, excepto los de compras que parecen fraude.',
    from: 'Desde',
    to: 'Hasta',
    zone: 'Zona horaria',
    none: 'Las dos son iguales, así que no hay horas de silencio.',
  },
  zones: {
    'America/New_York': 'Este (Nueva York)',
    'America/Chicago': 'Centro (Chicago)',
    'America/Denver': 'Montaña (Denver)',
    'America/Phoenix': 'Arizona (Phoenix)',
    'America/Los_Angeles': 'Pacífico (Los Ángeles)',
    'America/Anchorage': 'Alaska (Anchorage)',
    'Pacific/Honolulu': 'Hawái (Honolulu)',
    'America/Puerto_Rico': 'Atlántico (Puerto Rico, Islas Vírgenes de EE. UU.)',
    'Pacific/Guam': 'Chamorro (Guam, Islas Marianas del Norte)',
    'Pacific/Pago_Pago': 'Samoa (Samoa Americana)',
  },
  save: 'Guardar',
  saved: 'Se guardó lo que eligió.',
}
