/** Dollar Bill's poses, in the units of his picture: 220 wide and 170 high. */

export type Pose = 'greeting' | 'pointing' | 'thinking' | 'alert' | 'well done'

type Point = readonly [x: number, y: number]

/** Shoulder, elbow and hand. */
export type Arm = readonly [Point, Point, Point]

export interface Stance {
  arms: readonly [Arm, Arm]
  /** The fingers of the right hand, drawn from its center; with `bothHands` the left one, too. */
  fingers?: string
  bothHands?: true
  mouth: string
  /** Both eyebrows, drawn from the center of an eye. The left one is mirrored. */
  brow: string
  /** The direction of the eyes. */
  gaze: Point
  /** A mark beside his head, and its color. */
  mark?: { path: string; role: 'care' | 'good' | 'action' }
}

const ON_HIP: Arm = [
  [54, 80],
  [28, 98],
  [52, 116],
]
const right = (elbow: Point, hand: Point): Arm => [[166, 80], elbow, hand]

const CALM_BROW = 'M-7-18q7-4 14-1'
const RAISED_BROW = 'M-7-20q7-6 14-2'

export const STANCES: Record<Pose, Stance> = {
  greeting: {
    arms: [ON_HIP, right([193, 76], [196, 40])],
    fingers: 'M-5-4l-3-9M0-6v-10M5-4l4-8',
    mouth: 'M98 90q12 11 24 0',
    brow: RAISED_BROW,
    gaze: [0, 0],
    mark: { path: 'M182 22q-5 5-4 11M211 20q6 6 5 13', role: 'action' },
  },
  pointing: {
    arms: [ON_HIP, right([186, 94], [198, 74])],
    fingers: 'M4-3l14-8',
    mouth: 'M100 91q10 7 20 0',
    brow: CALM_BROW,
    gaze: [4, 0],
  },
  thinking: {
    arms: [
      [
        [54, 84],
        [32, 112],
        [84, 124],
      ],
      right([178, 116], [127, 104]),
    ],
    fingers: 'M-3-5l-3-6',
    mouth: 'M104 91q7-3 13 0',
    brow: 'M-7-19l14-3',
    gaze: [3, -4],
    mark: { path: 'M180 46v.01M192 34v.01M207 24v.01', role: 'action' },
  },
  alert: {
    arms: [
      [
        [54, 80],
        [26, 74],
        [24, 40],
      ],
      right([194, 74], [196, 40]),
    ],
    fingers: 'M-5-4l-3-9M0-6v-10M5-4l4-8',
    bothHands: true,
    mouth: 'M104 91a6 5 0 1 0 12 0 6 5 0 1 0-12 0',
    brow: 'M-7-22q6-5 14-1',
    gaze: [0, 0],
    mark: { path: 'M110 3v11M110 21v.01', role: 'care' },
  },
  'well done': {
    arms: [ON_HIP, right([190, 98], [196, 66])],
    fingers: 'M-3-4v-7',
    mouth: 'M96 88q14 15 28 0',
    brow: RAISED_BROW,
    gaze: [0, -1],
    mark: { path: 'M180 30l6 7 13-15', role: 'good' },
  },
}
