import { css, cx } from '#styled/css'
import { input } from '../ui/field.styles'

export const form = css({ display: 'grid', gap: '24px', marginTop: '24px' })
export const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '20px var(--gap)',
  alignItems: 'start',
})
export const wide = css({ gridColumn: '1 / -1' })
/** Beside another one: a hint stands below, so that both controls begin at the same height. */
export const part = css({
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  '& > [id$=-hint]': { order: '1', margin: '8px 0 0' },
})
export const star = css({ color: 'error.fg', marginLeft: '3px' })
export const optional = css({ fontWeight: '400', color: 'text.muted', marginLeft: '6px' })
export const digits = cx(input, css({ fontVariantNumeric: 'tabular-nums', letterSpacing: '.02em' }))
export const check = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
  minHeight: 'touchMin',
  cursor: 'pointer',
  '& input': { width: '22px', height: '22px', accentColor: 'token(colors.ink.900)' },
})
export const group = css({ display: 'grid', gap: '20px' })
export const groupTitle = css({ textStyle: 'h3', marginBottom: '16px' })
export const remark = css({ textStyle: 'small', color: 'text.muted' })
export const secure = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '10px',
  textStyle: 'small',
  color: 'text.soft',
  '& svg': { color: 'sun.700' },
})
