import { render } from '@testing-library/react'
import { encodeQr, MAX_QR_BYTES, type QrModules } from '@yoursuccess/contract/proof/qr-code.rules'
import { QRCodeSVG } from 'qrcode.react'
import { expect, test } from 'vitest'

const MASKS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The rows that another program draws of the text, as "#" and ".". */
const drawnByOther = (text: string): string[] => {
  const { container } = render(
    <QRCodeSVG value={text} level="M" minVersion={6} boostLevel={false} marginSize={0} />,
  )
  const path = [...container.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? ''
  const rows = Array.from({ length: 41 }, () => Array.from({ length: 41 }, () => '.'))
  for (const [, x, y, length] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  return rows.map((row) => row.join(''))
}
const drawn = (modules: QrModules | undefined) =>
  (modules ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

// EVI-03
test.each([
  'https://bank.example/verify?code=0123456789ABCDEFGHJKMNPQRS',
  'http://localhost:3000/verify?code=7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  'a',
  'é'.repeat(20),
  'x'.repeat(MAX_QR_BYTES),
])('%s is drawn as another program draws it, with the mask that it chose', (text) => {
  const same = MASKS.filter((mask) => drawn(encodeQr(text, mask)).join() === drawnByOther(text).join())
  expect(same).toHaveLength(1)
})
