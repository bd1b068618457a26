import { css } from '#styled/css'

export const panel = css({ display: 'grid', gap: '18px', minWidth: '0' })
export const tabPanel = css({ display: 'grid', gap: '18px', paddingTop: '18px' })
export const tabsTitle = css({ textStyle: 'label', marginBottom: '10px' })
export const action = css({ display: 'grid', gap: '10px' })
export const under = css({ textStyle: 'small', color: 'text.muted', textAlign: 'center' })
export const strong = css({ color: 'text.soft' })
