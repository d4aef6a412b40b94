/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './file.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Agregar desde un archivo',
  hint: 'Descargue sus pagos como CSV del sitio web de su fideicomisario (trustee) y elija aquí el archivo. Le mostramos lo que agregaríamos antes de agregar nada.',
  file: 'Archivo CSV',
  reading: 'Leyendo el archivo',
  unreadable: 'No pudimos leer este archivo. Elíjalo de nuevo.',
  refused: '{name}: {reason}',
  again: 'Intentar de nuevo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  columns: {
    title: '¿Qué es cada columna?',
    hint: 'No podemos saberlo por los encabezados de {name}. Recordaremos lo que elija para el próximo archivo similar.',
    changeHint:
      'Recordaremos lo que elija para {name} y leeremos de la misma forma el próximo archivo similar.',
    postedOn: 'Día en que se registró',
    amount: 'Monto',
    number: 'Número de recibo (opcional)',
    description: 'Descripción (opcional)',
    choose: 'Elija una columna',
    none: 'Ninguna',
    unnamed: 'Columna {number}',
    submit: 'Mostrar los recibos',
    change: 'Elegir otras columnas',
  },
  added: 'Nuevo en {name}',
  known: '{count, plural, one {# recibo ya está aquí.} other {# recibos ya están aquí.}}',
  knownTitle: 'Ya están aquí',
  notUnderstood: 'Líneas que no entendemos',
  notUnderstoodHint: 'Estas no se agregan. Puede agregarlas a mano.',
  line: 'Línea {number}',
  receiptNumber: 'Recibo {number}',
  reasons: {
    both: 'Sin día y sin monto',
    day: 'Sin un día que podamos leer',
    amount: 'Sin un monto que podamos leer',
    ahead: 'Un día en el futuro',
  },
  more: 'Mostrar más<more> de {list}</more>',
  nothingNew: 'No hay nada nuevo en {name}.',
  submit: '{count, plural, one {Agregar # recibo} other {Agregar # recibos}}',
  done: '{count, plural, one {Agregamos # recibo.} other {Agregamos # recibos.}}',
}
