import { css } from '#styled/css'

/** A picture as wide as it is, and its story in the room that is left. */
export const beside = css({
  display: 'grid',
  gap: '24px 40px',
  '& > *': { minWidth: '0' },
  lg: { gridTemplateColumns: 'minmax(340px, max-content) minmax(320px, 1fr)', alignItems: 'start' },
})
export const storyTitle = css({ fontFamily: 'display', fontSize: '22px', fontWeight: '500', lineHeight: '1.3' })
export const story = css({ marginTop: '16px', maxWidth: '620px' })
/** Numbers stand on a line that ends with the last of them. */
export const step = css({
  position: 'relative',
  listStyle: 'none',
  paddingLeft: '46px',
  paddingBottom: '20px',
  fontWeight: '620',
  '& code': { fontSize: '12px', fontWeight: '400', color: 'text.muted', marginLeft: '6px' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '13px',
    top: '28px',
    bottom: '0',
    borderLeft: '2px solid token(colors.border.hairline)',
  },
  '&:last-child::before': { content: 'none' },
})
export const number = css({
  position: 'absolute',
  left: '0',
  top: '-2px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: 'sun.300',
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
})
export const sentence = css({ marginTop: '3px', fontSize: '14px', fontWeight: '400', color: 'text.soft' })
export const end = css({ marginTop: '3px', fontSize: '14px', fontWeight: '400', color: 'success.fg' })
