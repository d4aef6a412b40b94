import classes from './dollar-bill.module.css'

export type Pose = 'greeting' | 'pointing' | 'thinking' | 'alert' | 'well done'

/** Dollar Bill: a banknote with round glasses and rolled-up sleeves. A picture beside words, so it has no name. */
export const DollarBill = ({ pose, className }: { pose: Pose; className?: string }) => (
  <svg className={className ?? classes.bill} viewBox="0 0 160 150" aria-hidden focusable="false">
    <ellipse cx="80" cy="142" rx="44" ry="5" fill="var(--ys-line)" />
    <g fill="none" stroke="var(--ys-ink)" strokeWidth="5" strokeLinecap="round">
      <path d="M66 112v26h-8M94 112v26h8" />
    </g>
    <Note />
    <Face pose={pose} />
    <Arms pose={pose} />
  </svg>
)

const Note = () => (
  <g stroke="var(--ys-ink)" strokeWidth="3">
    <path
      d="M38 26c14-5 28 5 42 0s28-5 42 0v88c-14-5-28-5-42 0s-28 5-42 0z"
      fill="var(--ys-action-quiet)"
      strokeLinejoin="round"
    />
    <path
      d="M46 34c12-4 23 4 34 0s22-4 34 0v72c-12-4-23-4-34 0s-22 4-34 0z"
      fill="none"
      stroke="var(--ys-action)"
      strokeWidth="1.5"
    />
    <g fill="var(--ys-action)" stroke="none" fontSize="13" fontWeight="700" fontFamily="inherit">
      <text x="50" y="50">
        1
      </text>
      <text x="103" y="102">
        1
      </text>
    </g>
  </g>
)

const MOUTHS: Record<Pose, string> = {
  greeting: 'M68 86q12 11 24 0',
  pointing: 'M70 87q10 6 20 1',
  thinking: 'M72 89h14',
  alert: 'M76 90a5 5 0 1 0 8 0 5 5 0 1 0-8 0',
  'well done': 'M66 85q14 15 28 0',
}

const Face = ({ pose }: { pose: Pose }) => (
  <g fill="none" stroke="var(--ys-ink)" strokeWidth="3" strokeLinecap="round">
    <g fill="var(--ys-surface)">
      <circle cx="66" cy="66" r="12" />
      <circle cx="94" cy="66" r="12" />
    </g>
    <path d="M78 65q2-3 4 0M54 64l-8-3M106 64l8-3" />
    <g fill="var(--ys-ink)" stroke="none">
      <circle cx={pose === 'pointing' ? 70 : 66} cy={pose === 'thinking' ? 62 : 66} r="3" />
      <circle cx={pose === 'pointing' ? 98 : 94} cy={pose === 'thinking' ? 62 : 66} r="3" />
    </g>
    <path d={MOUTHS[pose]} />
  </g>
)

/** Two arms of a shoulder, an elbow and a hand each; the sleeve ends at the elbow. */
const ARMS: Record<Pose, [string, string]> = {
  greeting: ['M38 84l-16 14 10 14', 'M122 78l18-10 4-26'],
  pointing: ['M38 84l-16 12 10 16', 'M122 80l20 0 14-8'],
  thinking: ['M38 84l-16 14 12 12', 'M122 86l12 16-26 6'],
  alert: ['M38 80l-16-8-4-24', 'M122 80l16-8 4-24'],
  'well done': ['M38 84l-16 14 12 10', 'M122 82l18 2 2-20'],
}

const Arms = ({ pose }: { pose: Pose }) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    {ARMS[pose].map((arm) => (
      <g key={arm}>
        <path d={arm} stroke="var(--ys-ink)" strokeWidth="5" />
        <path d={arm.split('l')[0] + upperArm(arm)} stroke="var(--ys-ink)" strokeWidth="13" />
        <path d={arm.split('l')[0] + upperArm(arm)} stroke="var(--ys-surface)" strokeWidth="8" />
      </g>
    ))}
    {pose === 'well done' && <path d="M137 64h10M142 64v-8" stroke="var(--ys-ink)" strokeWidth="5" />}
  </g>
)

/** A little more than half of the way to the elbow. */
const upperArm = (arm: string) => {
  const [, x = '0', y = '0'] = /l(-?\d+) ?(-?\d+)/.exec(arm) ?? []
  return `l${Number(x) * 0.6} ${Number(y) * 0.6}`
}
