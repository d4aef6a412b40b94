/** Decorative drawings for the public pages. The text beside each says the same. */
import type { ReactNode } from 'react'
import { t } from '../../../i18n/translate.ts'
import { copy } from './pictures.messages.ts'
import classes from './pictures.module.css'

export const Picture = ({ box, children }: { box: string; children: ReactNode }) => (
  <svg
    viewBox={box}
    className={classes.picture}
    aria-hidden
    focusable="false"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)

/** A ring in four parts, like the tracker's month. */
const Ring = ({ at, radius, width }: { at: string; radius: number; width: number }) => {
  const around = 2 * Math.PI * radius
  const parts = [
    { color: 'paid-to-trustee', from: 0, share: 0.27 },
    { color: 'to-pay-trustee', from: 0.28, share: 0.14 },
    { color: 'current-spend', from: 0.43, share: 0.24 },
    { color: 'remaining', from: 0.68, share: 0.31 },
  ]
  return (
    <g transform={`${at} rotate(-90)`} fill="none" strokeWidth={width} strokeLinecap="butt">
      {parts.map(({ color, from, share }) => (
        <circle
          key={color}
          r={radius}
          stroke={`var(--ys-${color})`}
          strokeDasharray={`${around * share} ${around * (1 - share)}`}
          strokeDashoffset={-around * from}
        />
      ))}
    </g>
  )
}

const Row = ({ y, color, name, amount }: { y: number; color: string; name: string; amount: string }) => (
  <g fontSize="11" fill="var(--ys-ink)">
    <circle cx="84" cy={y - 4} r="4" fill={`var(--ys-${color})`} />
    <text x="95" y={y}>
      {name}
    </text>
    <text x="276" y={y} textAnchor="end" fontWeight="650">
      {amount}
    </text>
  </g>
)

/** The tracker on a phone. */
export const PhonePicture = () => (
  <Picture box="0 0 360 440">
    <circle cx="180" cy="220" r="176" fill="var(--ys-action-quiet)" />
    <rect x="62" y="16" width="236" height="412" rx="34" fill="var(--ys-ink)" />
    <rect x="70" y="24" width="220" height="396" rx="27" fill="var(--ys-surface)" />
    <rect x="150" y="33" width="60" height="7" rx="3.5" fill="var(--ys-line)" />
    <g fill="var(--ys-ink)">
      <text x="88" y="72" fontSize="12" fill="var(--ys-quiet)">
        {t(copy.remaining)}
      </text>
      <text x="88" y="104" fontSize="30" fontWeight="720" letterSpacing="-.8">
        $412.60
      </text>
    </g>
    <Ring at="translate(180 184)" radius={48} width={17} />
    <text x="180" y="181" fontSize="10" textAnchor="middle" fill="var(--ys-quiet)">
      {t(copy.leftOf)}
    </text>
    <text x="180" y="195" fontSize="12" fontWeight="680" textAnchor="middle" fill="var(--ys-ink)">
      {t(copy.month)}
    </text>
    <Row y={268} color="paid-to-trustee" name={t(copy.paid)} amount="$310.00" />
    <Row y={290} color="to-pay-trustee" name={t(copy.toPay)} amount="$155.00" />
    <Row y={312} color="current-spend" name={t(copy.spent)} amount="$286.40" />
    <rect x="84" y="332" width="192" height="44" rx="9" fill="var(--ys-action)" />
    <text x="180" y="359" fontSize="13" fontWeight="650" textAnchor="middle" fill="var(--ys-on-action)">
      {t(copy.pay)}
    </text>
    <text x="180" y="396" fontSize="11" textAnchor="middle" fill="var(--ys-quiet)">
      {t(copy.due)}
    </text>
  </Picture>
)

/** The days until the due date, with the payment made. */
export const TrusteePicture = () => (
  <Picture box="0 0 440 300">
    <rect
      x="40"
      y="36"
      width="300"
      height="228"
      rx="18"
      fill="var(--ys-surface)"
      stroke="var(--ys-line)"
      strokeWidth="2"
    />
    <path d="M40 90V54a18 18 0 0 1 18-18h264a18 18 0 0 1 18 18v36z" fill="var(--ys-action)" />
    <path d="M104 22v28M276 22v28" stroke="var(--ys-ink)" strokeWidth="8" />
    <text x="190" y="70" fontSize="18" fontWeight="680" textAnchor="middle" fill="var(--ys-on-action)">
      {t(copy.month)}
    </text>
    <g fill="var(--ys-line)">
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6].map((column) => (
          <circle key={`${row}-${column}`} cx={70 + column * 40} cy={118 + row * 38} r="9" />
        )),
      )}
    </g>
    <circle cx="190" cy="232" r="19" fill="var(--ys-to-pay-trustee)" />
    <text x="190" y="238" fontSize="16" fontWeight="700" textAnchor="middle" fill="var(--ys-surface)">
      25
    </text>
    <circle cx="346" cy="216" r="56" fill="var(--ys-good-quiet)" stroke="var(--ys-good)" strokeWidth="4" />
    <path d="M320 218l18 18 34-40" fill="none" stroke="var(--ys-good)" strokeWidth="10" />
  </Picture>
)

/** Spending by category as bars against goals. */
export const SpendingPicture = () => (
  <Picture box="0 0 440 300">
    <rect
      x="30"
      y="30"
      width="380"
      height="240"
      rx="18"
      fill="var(--ys-surface)"
      stroke="var(--ys-line)"
      strokeWidth="2"
    />
    {[
      { name: t(copy.food), spent: 214, goal: '$300', color: 'current-spend' },
      { name: t(copy.gas), spent: 142, goal: '$120', color: 'current-spend' },
      { name: t(copy.rent), spent: 316, goal: '$850', color: 'current-spend' },
      { name: t(copy.fun), spent: 70, goal: '$60', color: 'remaining' },
    ].map(({ name, spent, goal, color }, at) => (
      <g key={name} transform={`translate(62 ${70 + at * 50})`}>
        <text fontSize="15" fontWeight="600" fill="var(--ys-ink)">
          {name}
        </text>
        <text x="316" fontSize="14" textAnchor="end" fill="var(--ys-quiet)">
          {t(copy.goal, { amount: goal })}
        </text>
        <rect y="10" width="316" height="12" rx="6" fill="var(--ys-sunken)" />
        <rect y="10" width={spent} height="12" rx="6" fill={`var(--ys-${color})`} />
      </g>
    ))}
  </Picture>
)

/** Bills, each with its status. */
export const BillsPicture = () => (
  <Picture box="0 0 440 300">
    {[
      { name: t(copy.billers.power), when: t(copy.arrived), amount: '$84.20', color: 'good' },
      { name: t(copy.billers.rent), when: t(copy.mailed), amount: '$850.00', color: 'info' },
      { name: t(copy.billers.phone), when: t(copy.reminder), amount: '$45.00', color: 'care' },
    ].map(({ name, when, amount, color }, at) => (
      <g key={name} transform={`translate(${26 + at * 18} ${28 + at * 84})`}>
        <rect
          width="346"
          height="72"
          rx="14"
          fill="var(--ys-surface)"
          stroke="var(--ys-line)"
          strokeWidth="2"
        />
        <circle
          cx="38"
          cy="36"
          r="17"
          fill={`var(--ys-${color}-quiet)`}
          stroke={`var(--ys-${color})`}
          strokeWidth="3"
        />
        <path
          d={['M30 37l6 6 11-13', 'M30 36h15m-6-6l6 6-6 6', 'M38 27v10l7 5'][at]}
          fill="none"
          stroke={`var(--ys-${color})`}
          strokeWidth="3.5"
        />
        <text x="70" y="32" fontSize="16" fontWeight="650" fill="var(--ys-ink)">
          {name}
        </text>
        <text x="70" y="53" fontSize="13" fill="var(--ys-quiet)">
          {when}
        </text>
        <text x="328" y="42" fontSize="16" fontWeight="650" textAnchor="end" fill="var(--ys-ink)">
          {amount}
        </text>
      </g>
    ))}
  </Picture>
)

/** Pay moving from work into the account. */
export const PayPicture = () => (
  <Picture box="0 0 440 300">
    <g stroke="var(--ys-ink)" strokeWidth="4" fill="var(--ys-surface)">
      <path d="M36 236V104h118v132z" />
      <path
        d="M62 136h18m30 0h18M62 168h18m30 0h18"
        stroke="var(--ys-action)"
        strokeWidth="14"
        strokeLinecap="butt"
      />
      <path d="M80 236v-34h30v34" fill="var(--ys-action-quiet)" />
      <path d="M278 148l68-44 68 44z" fill="var(--ys-action-quiet)" />
      <path d="M292 148h108v72H292z" />
      <path d="M316 162v44m30-44v44m30-44v44" />
      <path d="M278 236h136" />
    </g>
    <path
      d="M168 128q52-66 102-6"
      fill="none"
      stroke="var(--ys-action)"
      strokeWidth="5"
      strokeDasharray="2 12"
    />
    <path d="M258 112l14 12-18 6" fill="none" stroke="var(--ys-action)" strokeWidth="5" />
    <rect
      x="176"
      y="58"
      width="88"
      height="48"
      rx="8"
      fill="var(--ys-good-quiet)"
      stroke="var(--ys-good)"
      strokeWidth="3"
    />
    <text x="220" y="89" fontSize="19" fontWeight="700" textAnchor="middle" fill="var(--ys-good)">
      $1,250
    </text>
    <text x="220" y="262" fontSize="15" fontWeight="600" textAnchor="middle" fill="var(--ys-quiet)">
      {t(copy.early)}
    </text>
  </Picture>
)
