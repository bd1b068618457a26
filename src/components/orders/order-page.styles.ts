import { css } from '#styled/css'

export const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  marginTop: '16px',
  color: 'text.soft',
})
export const columns = css({
  display: 'grid',
  gap: '36px 56px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
  marginTop: '32px',
})
export const after = css({ marginTop: '36px', _print: { display: 'none' } })

export const withdraw = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  marginTop: '32px',
  textStyle: 'small',
  color: 'text.muted',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touchMin' },
  _print: { display: 'none' },
})

export const title = css({ textStyle: 'h3', marginBottom: '14px' })
export const lines = css({ borderTop: '1px solid token(colors.border.default)' })
export const line = css({
  display: 'grid',
  gap: '2px 18px',
  gridTemplateColumns: '80px minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '14px 0',
  borderBottom: '1px solid token(colors.border.hairline)',
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})
export const name = css({ fontWeight: '560', lineHeight: '1.35', overflowWrap: 'anywhere' })
export const detail = css({ textStyle: 'small', color: 'text.soft' })
export const amount = css({ textStyle: 'price', fontVariantNumeric: 'tabular-nums' })
export const sums = css({ marginTop: '20px' })
export const remark = css({ textStyle: 'small', color: 'text.muted', marginTop: '6px' })

/** Like the slip in a parcel. */
export const panel = css({ background: 'surface.sunken', borderRadius: 'panel', padding: { base: '20px', md: '26px' } })
export const facts = css({
  display: 'grid',
  gap: '20px 28px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  fontSize: '15px',
  lineHeight: '1.55',
  '& dt': { textStyle: 'label', marginBottom: '4px' },
  '& dd': { color: 'text.soft', overflowWrap: 'anywhere' },
})
export const edit = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  _print: { display: 'none' },
})
export const quiet = css({ textStyle: 'small', color: 'text.muted', marginTop: '6px' })
export const failed = css({ textStyle: 'small', color: 'error.fg', marginTop: '6px' })
