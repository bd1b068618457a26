import { css } from '#styled/css'

export const place = css({ maxWidth: '680px' })
export const machineName = css({ color: 'text.muted', fontSize: '13px', marginBottom: '4px' })
export const address = css({ display: 'block', marginTop: '12px', color: 'text.soft' })
export const label = css({ fontWeight: '620', marginTop: '24px' })
export const notices = css({ marginTop: '14px' })
export const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px', marginTop: '20px' })
/** The one thing to do here. */
export const go = css({
  minHeight: 'touchMin',
  paddingInline: '18px',
  borderRadius: '8px',
  background: 'surface.inverse',
  color: 'text.onInverse',
  fontWeight: '620',
  cursor: 'pointer',
  '&[aria-disabled=true]': { cursor: 'default', opacity: '0.7' },
})
export const other = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  textDecoration: 'underline',
})
