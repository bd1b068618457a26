import type { CSSProperties } from 'react'

/** Colours of components/theme/tokens.ts; no font that would have to be fetched. */
const [INK, SOFT, LINE, PAPER, SHEET] = ['#1f2a30', '#404c53', '#ece5d8', '#f6f2ea', '#ffffff']
const TEXT = "'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
const DISPLAY = "Rockwell, 'Bookman Old Style', Georgia, serif"

/** Of the first year to the fifth. */
export const YEARS = ['#d9663f', '#dd9f2b', '#5a9460', '#3f8cab', '#ab5584']

const said = { margin: '0 0 16px', color: SOFT, fontFamily: TEXT, fontSize: 16, lineHeight: '1.6' }

export const body: CSSProperties = { margin: 0, padding: '24px 12px', backgroundColor: PAPER }
export const sheet: CSSProperties = {
  maxWidth: 560,
  padding: '0 32px 24px',
  backgroundColor: SHEET,
  border: `1px solid ${LINE}`,
  borderRadius: 4,
}
export const ruler: CSSProperties = { width: '100%', borderCollapse: 'collapse' }
export const year = (color: string): CSSProperties => ({
  width: '20%',
  height: 6,
  backgroundColor: color,
  fontSize: 1,
  lineHeight: '6px',
})
export const name: CSSProperties = {
  margin: '24px 0 32px',
  color: INK,
  fontFamily: DISPLAY,
  fontSize: 22,
  fontWeight: 600,
  lineHeight: '1',
}
export const heading: CSSProperties = {
  margin: '0 0 16px',
  color: INK,
  fontFamily: DISPLAY,
  fontSize: 30,
  fontWeight: 500,
  lineHeight: '1.2',
}
export const text: CSSProperties = said
export const label: CSSProperties = { ...said, marginBottom: 4, fontSize: 15 }
export const code: CSSProperties = {
  margin: '0 0 24px',
  padding: '16px 12px',
  backgroundColor: PAPER,
  borderRadius: 4,
  color: INK,
  fontFamily: "'SF Mono', Menlo, Consolas, monospace",
  fontSize: 28,
  fontWeight: 600,
  letterSpacing: '0.12em',
  lineHeight: '1.2',
  textAlign: 'center',
}
export const rows: CSSProperties = { width: '100%', margin: '8px 0 24px', borderCollapse: 'collapse' }
const cell: CSSProperties = {
  ...said,
  padding: '10px 0',
  borderBottom: `1px solid ${LINE}`,
  fontSize: 15,
  lineHeight: '1.45',
  verticalAlign: 'top',
}
export const row: CSSProperties = { ...cell, paddingRight: 16, textAlign: 'left' }
export const value: CSSProperties = { ...cell, color: INK, fontWeight: 600, textAlign: 'right' }
export const links: CSSProperties = { ...said, margin: '8px 0 24px' }
export const button: CSSProperties = {
  padding: '14px 28px',
  backgroundColor: INK,
  borderRadius: 10,
  color: SHEET,
  fontFamily: TEXT,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
}
export const link: CSSProperties = { color: INK, fontWeight: 600, textDecoration: 'underline' }
