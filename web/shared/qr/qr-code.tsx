/** A link as a QR code. */
import { styled } from 'styled-components'
import { encode } from 'uqr'

export type QrCodeProps = { readonly text: string; readonly label: string }

/** The width of the light margin around the code, in cells; cameras need it to find the edge. */
const BORDER = 2

export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <Picture
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </Picture>
  )
}

/* Black on white in every theme: that is what cameras read. */
const Picture = styled.svg`
  width: min(100%, 220px);
  height: auto;
  margin: 0 auto;
  border-radius: 12px;
  forced-color-adjust: none;
`
