import type { LegalSection, Names } from '../legal-section.ts'

/** Spanish. */
export const openingSections = ({ product_name, bank_name }: Names): LegalSection[] => [
  {
    id: 'account',
    title: 'La cuenta',
    body: (
      <>
        <p>
          {product_name} es una cuenta prepagada para personas en un plan del Capítulo 13. {bank_name}{' '}
          (“nosotros”) guarda el dinero para usted. Con la cuenta vienen una tarjeta de débito, transferencias
          desde sus otras cuentas bancarias, pagos a beneficiarios (billers) y a su fideicomisario (trustee),
          y un control de seguimiento (tracker) para su plan.
        </p>
        <p>
          La cuenta es solo suya. No se puede compartir ni traspasar, no gana intereses, y no se pueden girar
          cheques contra ella.
        </p>
        <p>
          El seguro de depósitos protege a los depositantes cuando un banco asegurado quiebra. No protege
          contra el fraude ni contra los errores. Puede ver si {bank_name} está asegurado en BankFind, la
          lista de bancos de la FDIC, o preguntarnos.
        </p>
        <p>
          No somos su abogado ni su fideicomisario. Tener esta cuenta no significa que un tribunal haya
          aprobado su plan o sus pagos.
        </p>
      </>
    ),
  },
  {
    id: 'opening',
    title: 'Cómo abrirla',
    body: (
      <>
        <p>
          Usted debe tener al menos 18 años, vivir en uno de los cincuenta estados o en el Distrito de
          Columbia, y tener un número de Seguro Social y una dirección física.
        </p>
        <p>
          Para ayudar a combatir el terrorismo y el lavado de dinero, la ley federal exige que cada banco
          averigüe quién abre una cuenta. Le pedimos su nombre, dirección, fecha de nacimiento y número de
          Seguro Social, y podemos pedirle que nos muestre su tarjeta del Seguro Social, su licencia de
          conducir o identificación estatal, y una factura de servicios públicos. Podemos decir que no a una
          solicitud.
        </p>
        <p>
          Usted acepta decirnos la verdad, y avisarnos cuando cambie su nombre, su dirección o su teléfono.
        </p>
      </>
    ),
  },
]
