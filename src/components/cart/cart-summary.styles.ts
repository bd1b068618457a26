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
export const free = css({
  paddingBottom: '16px',
  marginBottom: '16px',
  borderBottom: '1px solid token(colors.border.default)',
})
export const freeText = css({ textStyle: 'label', marginBottom: '10px' })
/** What is missing is white, with the ruler's marks. */
export const freeRuler = css({
  overflow: 'hidden',
  borderRadius: 'paper',
  background:
    'repeating-linear-gradient(90deg, rgb(31 42 48 / .3) 0 1px, transparent 1px 12px) 0 100%/100% 6px no-repeat, token(colors.surface.page)',
})
export const freeDone = css({
  display: 'block',
  height: '18px',
  borderRight: '3px solid #b8452a',
  transition: 'width token(durations.quick)',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
})
