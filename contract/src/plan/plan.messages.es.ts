/** Spanish. */

export const CASE_NUMBER = 'Ingrese su número de caso, por ejemplo 24-12345'
export const CASE_YEAR =
  'El año de su número de caso no coincide con el día en que presentó su caso. Revise ambos.'
export const FILED_AHEAD = 'El día en que presentó su caso no puede ser futuro.'
export const FILED_TOO_LONG_AGO = 'Revise el año. Un caso puede tener hasta diez años de antigüedad.'
export const FILED_NEEDED =
  'Ingrese el día en que presentó su caso, porque su pago vence ese mismo día de cada mes.'
export const CONFIRMED_BEFORE_FILED =
  'Su plan no puede haberse confirmado antes de que usted presentara su caso.'
export const FIRST_DUE_BEFORE_FILED = 'Su primer pago no puede vencer antes de que usted presentara su caso.'
export const MONTHS = 'Ingrese de 1 a 84 meses.'
export const DUE_DAY = 'Ingrese un día del 1 al 31.'
export const OPENING_AHEAD = 'El total del fideicomisario no puede ser de un día futuro.'
export const AMOUNT = 'Ingrese un monto como 480.00.'
export const ONE_TRUSTEE = 'Elija un fideicomisario de la lista o ingrese sus datos, no ambas cosas.'
export const TOO_MANY_TRUSTEES = 'Un plan puede tener hasta 20 fideicomisarios.'
export const TRUSTEE_FIRST = 'Primero elija el fideicomisario o ingrese sus datos.'
export const ENDS_BEFORE_START = 'El último día no puede ser anterior al primero.'
export const REFUND_AMOUNT = 'Ingrese el monto con el que puede quedarse.'
export const REFUND_PAYMENTS = 'Ingrese de 1 a 12 pagos.'
export const STATUS_APART = 'Cambie el estado de su plan por separado, con el día del cambio.'
export const STATUS_BEFORE_FILED = 'El día del cambio no puede ser anterior al día en que presentó su caso.'
export const STATUS_AHEAD = 'El día del cambio no puede ser futuro.'
export const SUSPENDED_MONTHS = 'Ingrese el primer mes sin pago y cuántos meses son, de 1 a 12.'

export const NOTE_NEEDED = 'Diga qué estaba mal. Una corrección conserva el motivo.'
export const ORDER_NEEDED = 'Ingrese el día de la orden, porque la diferencia vence ese día.'
export const ORDER_AHEAD = 'El día de la orden no puede ser futuro.'
export const CORRECTION_RETROACTIVE =
  'Una corrección ya cambia los meses pasados por sí sola. No la marque como retroactiva.'
export const SUSPENSION_AMOUNT = 'Un mes de suspensión no tiene pago, así que ingrese 0.00.'
export const MONTH_NEEDED = 'Elija el primer mes de este monto.'
export const FIRST_STEP_MONTH = 'El primer monto empieza en el mes de su primer pago.'
export const BEFORE_FIRST_MONTH = 'Elija un mes de su plan.'
export const MONTH_WAS_DUE = 'El pago de este mes ya venció. Elija un mes posterior o agregue una corrección.'

export const LAST_DAY_NEEDED =
  'Ingrese el último día que dice el aviso, o el día de la notificación (service) y los días de plazo.'
export const LAST_DAY_BEFORE_SERVED = 'El último día no puede ser anterior al día de la notificación.'
export const NOTICE_DAYS = 'Ingrese de 1 a 365 días.'
export const SERVED_AHEAD = 'El día de la notificación no puede ser futuro.'
export const DONE_AHEAD = 'El día no puede ser futuro.'
export const CHECK_YEAR = 'Revise el año.'
