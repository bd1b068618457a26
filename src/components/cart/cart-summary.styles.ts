import { css } from '#styled/css'

export const root = css({ background: 'surface.sunken', borderRadius: 'panel', padding: '26px' })
export const title = css({ textStyle: 'h3', marginBottom: '16px' })
/** A line above what is paid. */
export const ruled = css({
  paddingTop: '14px',
  borderTop: '1px solid token(colors.border.default)',
})
export const remark = css({ textStyle: 'small', color: 'text.muted', margin: '6px 0 20px' })
export const pale = css({ opacity: '0.55' })
