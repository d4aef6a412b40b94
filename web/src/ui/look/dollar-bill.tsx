import classes from './dollar-bill.module.css'
import { type Arm, type Pose, STANCES, type Stance } from './dollar-bill-poses.ts'

export type { Pose } from './dollar-bill-poses.ts'

/**
 * Dollar Bill: a banknote with round glasses and rolled-up sleeves. He only accompanies text, so the picture
 * has no accessible name.
 */
export const DollarBill = ({ pose, className }: { pose: Pose; className?: string }) => {
  const stance = STANCES[pose]
  const [left, right] = stance.arms
  return (
    <svg className={className ?? classes.bill} viewBox="0 0 220 170" aria-hidden focusable="false">
      <ellipse cx="110" cy="162" rx="54" ry="5" fill="var(--ys-line)" />
      <Legs />
      <Note />
      <Face stance={stance} />
      <BowTie />
      <ArmOf arm={left} fingers={stance.bothHands && stance.fingers} />
      <ArmOf arm={right} fingers={stance.fingers} />
      {stance.mark && (
        <path
          d={stance.mark.path}
          fill="none"
          stroke={`var(--ys-${stance.mark.role})`}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}

const Legs = () => (
  <g fill="none" stroke="var(--ys-ink)" strokeLinecap="round">
    <path d="M94 114v42M126 114v42" strokeWidth="5" />
    <path d="M93 157h-9M127 157h9" strokeWidth="8" />
  </g>
)

/** The paper, its engraved frame, the number in two corners and lines in the others. */
const Note = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M50 34c20-7 40 6 60 0s40-7 60 0v78c-20 7-40-6-60 0s-40 7-60 0z"
      fill="var(--ys-action-quiet)"
      stroke="var(--ys-ink)"
      strokeWidth="3"
    />
    <g fill="none" stroke="var(--ys-action)" strokeWidth="1.5">
      <path d="M56 41c18-5 36 5 54 0s36-5 54 0v64c-18 5-36-5-54 0s-36 5-54 0z" />
      <path d="M60 92h11M60 97h13M60 102h16M160 51h-11M160 56h-13M160 46h-16" />
      <circle cx="67" cy="53" r="7" />
      <circle cx="153" cy="94" r="7" />
      <path d="M65 51l3-2v8M151 92l3-2v8" strokeWidth="2.5" />
    </g>
  </g>
)

const EYES = [
  { x: 96, mirror: -1 },
  { x: 124, mirror: 1 },
] as const

/** In the oval where real banknotes show a president. */
const Face = ({ stance: { gaze, brow, mouth } }: { stance: Stance }) => (
  <g fill="none" stroke="var(--ys-ink)" strokeWidth="3" strokeLinecap="round">
    <ellipse
      cx="110"
      cy="74"
      rx="35"
      ry="32"
      fill="var(--ys-surface)"
      stroke="var(--ys-action)"
      strokeWidth="2"
    />
    <path d="M108 70q2-3 4 0M84 68l-7-3M136 68l7-3" />
    {EYES.map(({ x, mirror }) => (
      <g key={x} transform={`translate(${x} 70)`}>
        <circle r="12" fill="var(--ys-surface)" />
        <circle cx={gaze[0]} cy={gaze[1]} r="3.5" fill="var(--ys-ink)" stroke="none" />
        <path d={brow} transform={`scale(${mirror} 1)`} />
      </g>
    ))}
    <path d={mouth} />
  </g>
)

const BowTie = () => (
  <g fill="var(--ys-action)" stroke="var(--ys-ink)" strokeWidth="2.5" strokeLinejoin="round">
    <path d="M110 114l-15-7v14zM110 114l15-7v14z" />
    <circle cx="110" cy="114" r="3.5" />
  </g>
)

/** A bare forearm below a sleeve rolled up over the elbow. */
const ArmOf = ({ arm, fingers }: { arm: Arm; fingers?: string | undefined }) => {
  const [shoulder, elbow, hand] = arm
  const along = (share: number) =>
    `${shoulder[0] + (elbow[0] - shoulder[0]) * share} ${shoulder[1] + (elbow[1] - shoulder[1]) * share}`
  const sleeve = `M${shoulder.join(' ')}L${along(0.7)}`
  const cuff = `M${along(0.58)}L${along(0.86)}`
  return (
    <g fill="none" stroke="var(--ys-ink)" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${[shoulder, elbow, hand].map((point) => point.join(' ')).join('L')}`} strokeWidth="5" />
      <path d={sleeve} strokeWidth="15" />
      <path d={sleeve} stroke="var(--ys-surface)" strokeWidth="10" />
      <g strokeLinecap="butt">
        <path d={cuff} strokeWidth="20" />
        <path d={`M${along(0.63)}L${along(0.81)}`} stroke="var(--ys-surface)" strokeWidth="15" />
      </g>
      <g transform={`translate(${hand.join(' ')})`} strokeWidth="4">
        {fingers && <path d={fingers} />}
        <circle r="6.5" fill="var(--ys-action-quiet)" strokeWidth="3" />
      </g>
    </g>
  )
}
