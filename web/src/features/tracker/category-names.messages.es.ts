/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './category-names.messages.ts'

export const categoryNames: Translation<typeof english.categoryNames> = {
  income: {
    salary: 'Salario',
    rent: 'Renta o alquiler que recibe',
    interest_and_dividends: 'Intereses y dividendos',
    family_support_payment: 'Pago de manutención familiar',
    unemployment_compensation: 'Compensación por desempleo',
    social_security: 'Seguro Social',
    government_assistance: 'Asistencia del gobierno',
    pension_or_retirement_income: 'Pensión o ingresos de jubilación',
    co_debtor_income: 'Ingresos del codeudor',
    spouses_income: 'Ingresos del cónyuge',
    other: 'Otro',
  },
  namedIncome: '{category}: {name}',
  expense: {
    housing: 'Vivienda',
    car_payment: 'Pago del auto',
    utilities: 'Luz, agua y otros servicios',
    food_and_housekeeping_supplies: 'Comida y artículos para el hogar',
    childcare_and_childrens_education: 'Cuidado y educación de los hijos',
    clothing_laundry_and_dry_cleaning: 'Ropa, lavandería y tintorería',
    personal_care_products_and_services: 'Productos y servicios de cuidado personal',
    medical_and_dental_expenses: 'Gastos médicos y dentales',
    transportation: 'Transporte',
    entertainment: 'Entretenimiento',
    charity: 'Donaciones',
    insurance: 'Seguros',
    taxes: 'Impuestos',
    child_support: 'Manutención de menores',
    other: 'Otro',
    trustee_payment: 'Pago al fideicomisario',
    cushion: 'Reserva',
  },
  uncategorized: 'Sin categoría',
}
