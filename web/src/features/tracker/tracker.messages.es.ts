/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './tracker.messages.ts'

export const copy: Translation<typeof english.copy> = {
  monthlyWelcome: 'Es hora de actualizar sus metas para el próximo mes',
  trusteeHeading: 'Para empezar, ingrese su pago mensual actual al fideicomisario (trustee)',
  trusteePlaceholder: 'Monto del pago al fideicomisario',
  incomeHeading: 'Ingrese todo ingreso que espera recibir de forma constante cada mes',
  incomeTip: 'Sus ingresos y su origen están en el Anexo I (Schedule I) de su petición de quiebra.',
  addIncome: '+ Agregar otra fuente de ingresos',
  expenseHeading: 'Ingrese cada gasto que tiene este mes, aunque pueda cambiar en los próximos meses',
  reviewHeading: 'Revise su información',
  shortfall:
    'No ha ingresado suficientes ingresos para cubrir su pago mensual al fideicomisario. Revise los montos de sus ingresos y de su pago al fideicomisario.',
  trusteeUpdated: 'El pago al fideicomisario se actualizó.',
  trusteeFailed: 'Hubo un error al procesar el pago al fideicomisario. Intente de nuevo.',
  incomeUpdated: '¡Listo! Sus metas de ingresos se actualizaron.',
  goalsUpToDate: 'Asegúrese de que las metas estén al día con lo que planea gastar este mes.',
  noData: 'No hay datos disponibles',
  overBudgetTitle: 'Por encima del presupuesto',
  overBudget: 'Con esto, superaría su presupuesto por {amount}.',
  generatedExpenses: 'Sus gastos de este mes con esta cuenta',
  externalExpenses: 'Sus gastos externos reportados este mes',
  saveExternal: '+ Guardar la transacción externa',
  externalSaved: { title: '¡Listo!', text: 'Su operación se completó.' },
  externalFailed: { title: '¡Error!', text: 'Algo salió mal. Intente de nuevo.' },
  deleteQuestion: {
    title: '¿Confirma que quiere hacerlo?',
    text: '¡No podrá deshacerlo!',
    confirmLabel: '¡Sí, eliminar!',
  },
  goalDeleted: { title: '¡Eliminada!', text: 'Su meta de gastos se eliminó.' },
  dollarBillHello:
    'Hola, soy Dollar Bill y le voy a ayudar a llevar el control de sus gastos para que nunca se le pase un pago al fideicomisario del Capítulo 13.',
  welcomeTitle: 'Success Tracker',
  welcomeText:
    'Cinco pasos rápidos, unos cinco minutos: su pago al fideicomisario, sus ingresos y lo que planea gastar. Guardamos cada paso a medida que avanza.',
  monthlyWelcomeFor: 'Es hora de definir sus metas para {month}',
  expenseHeadingFor: 'Ingrese cada gasto que tiene en {month}, aunque pueda cambiar en los próximos meses',
  monthlyText: 'Pusimos sus últimas metas. Cambie lo que será diferente, luego revise y termine.',
  trusteeTips: [
    'El monto está en su plan del Capítulo 13. Si no lo encuentra, la oficina de su abogado se lo puede decir.',
    'El pago del plan es la parte más importante de su Capítulo 13. Use un sitio de pago de facturas para programarlo y que nunca se atrase.',
  ],
  dueDayLabel: 'Día del mes en que vence (opcional)',
  dueDayHint:
    '¿No lo sabe con seguridad? La oficina de su abogado se lo puede decir. Puede dejarlo en blanco y agregarlo después. Si el pago todavía no se ha hecho, se lo recordaremos 7 días y 2 días antes de que venza.',
  goneMeanwhile: 'Esto ya no está aquí. Es posible que se haya eliminado o dividido en otra ventana.',
  incomeName: 'Un nombre para distinguirlos',
  sameSource: 'Cada ingreso del mismo tipo necesita su propio nombre.',
  rowsHint: 'Complete todas las filas, o quite las que no necesite.',
  noRowsHint: 'Agregue al menos una fila.',
  excess:
    'El total supera sus ingresos. Sus metas de gastos y este pago al fideicomisario suman {excess} más que sus ingresos de {income}. Revise el monto del pago, baje una meta o agregue ingresos.',
  shortfallRest: 'Falta por cubrir: {amount}',
  introLead: 'Su mes en un solo lugar: lo que entra, lo que va a su fideicomisario y lo que queda.',
  introPoints: [
    {
      title: 'Pagos al fideicomisario',
      text: 'Vea lo que envió a su fideicomisario este mes y lo que falta por pagar.',
    },
    {
      title: 'Gastos',
      text: 'Compare lo que gasta en cada categoría con la meta que definió.',
    },
    {
      title: 'Otras cuentas',
      text: 'Agregue lo que gasta fuera de esta cuenta, para que no falte nada.',
    },
    {
      title: 'Avisos automáticos',
      text: 'Le avisaremos antes de que venza un pago al fideicomisario, y si su saldo no lo cubre.',
    },
    {
      title: 'Transacciones con tarjeta',
      text: 'Las compras con tarjeta aparecen automáticamente. Usted elige la categoría.',
    },
    {
      title: 'Herramientas de presupuesto',
      text: 'Defina metas para el mes, divida una compra entre categorías y planee el próximo mes.',
    },
  ],
  externalIntro:
    'El dinero que gasta fuera de esta cuenta también cuenta: efectivo, otra tarjeta o un pago al fideicomisario con giro postal. Agréguelo aquí para que su presupuesto siga siendo exacto.',
  suggestionsMissing: 'No pudimos cargar el mes pasado, así que sugerimos menos categorías.',
  uncategorizedSwipe: 'Deslice una fila hacia la derecha para usar la categoría sugerida o para elegir una.',
  monthAhead: 'Este mes todavía no ha empezado. Podrá agregar gastos cuando empiece.',
  closedMonth:
    'Este mes fue hace más de siete años, así que no puede agregar gastos ni cambiar montos y días. Todavía puede cambiar una categoría o una descripción, o dividir un gasto.',
  nothingGenerated: 'Aquí aparecen las compras y las facturas que paga desde esta cuenta.',
  nothingExternal: 'Aquí aparece lo que gasta fuera de esta cuenta cuando lo registra.',
  noSuchPage: 'No pudimos encontrar esta página en el Success Tracker.',
  pageNotFound: 'Página no encontrada',
  openTracker: 'Abrir el Success Tracker',
  trackerDashboard: 'Panel del Success Tracker',
  paycheck: 'Este periodo de pago',
  calendar: 'Calendario',
  expenseOverview: 'Resumen de gastos',
  trusteePayment: 'Pago al fideicomisario',
  incomeGoals: 'Metas de ingresos',
  categoryTab: 'Categoría<more>: {category}</more>',
}
