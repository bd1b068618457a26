import { css } from '#styled/css'

export const head = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '18px',
  alignItems: 'center',
  paddingBottom: '18px',
  borderBottom: '1px solid token(colors.border.default)',
  '& img': { borderRadius: 'paper' },
})
export const title = css({ textStyle: 'h2', fontSize: '24px' })
export const small = css({ display: 'block', textStyle: 'small', color: 'text.soft', marginTop: '2px' })
export const change = css({
  position: 'relative',
  padding: '16px 0 16px 38px',
  borderBottom: '1px solid token(colors.border.hairline)',
  '& svg': { position: 'absolute', left: '0', color: 'accent.deep' },
})
export const term = css({ textStyle: 'small', color: 'text.muted' })
export const was = css({ color: 'text.muted' })
export const now = css({ fontWeight: '620', overflowWrap: 'anywhere' })
export const laterTitle = css({ textStyle: 'label', marginTop: '20px' })
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlock: '28px 10px' })
/** The ruler above it ends with a line already. */
export const paying = css({ '& > dl': { borderTop: '0', marginTop: '0' } })
