import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { type CartLabels, CartLine, type Line, type LineEvent, nameOf } from './cart-line'
import { addon, gone, goneBar, goneSum, line as lineStyle, timeLeft } from './cart-line.styles'
import type { Row } from './cart-rows'

type CartRowProps = { row: Row; labels: CartLabels; send: (event: LineEvent) => void }

/** A line, or the place where it was; one element for both, so that the keyboard stays where it is. */
export function CartRow({ row, labels, send }: CartRowProps) {
  if (row.kind === 'gone')
    return (
      <li className={gone} tabIndex={-1} data-undo={row.line.id}>
        <GoneLine row={row} send={send} />
      </li>
    )
  const { line } = row
  return (
    <li
      className={line.isNested ? addon : lineStyle}
      tabIndex={-1}
      data-band={bandOf(line)}
      data-line={line.id}
      aria-busy={line.isPending}
    >
      <CartLine line={line} labels={labels} send={send} />
    </li>
  )
}

type GoneLineProps = { row: Extract<Row, { kind: 'gone' }>; send: (event: LineEvent) => void }

/** What has left the cart. The way back is there as soon as the shop has let it go. */
function GoneLine({ row: { line, canUndo }, send }: GoneLineProps) {
  const t = useTranslations('cart')
  const say = useTranslations('announcements')
  const locale = useLocale()
  const title = nameOf(line)
  return (
    <div className={goneBar}>
      <p>
        {t('gone', { title })} <span className={goneSum}>{formatMoney(line.subtotal, locale)}</span>
      </p>
      {canUndo && (
        <>
          <Button
            tone="link"
            size="sm"
            aria-label={t('undoOf', { title })}
            onClick={({ currentTarget }) => {
              currentTarget.closest('li')?.focus()
              send({ type: 'UNDO', lineId: line.id, announcement: say('restored', { title }) })
            }}
          >
            <Icon name="skip" />
            {t('undo')}
          </Button>
          <span className={timeLeft} aria-hidden="true" />
        </>
      )}
    </div>
  )
}

/** The accent of the year that a kit belongs to. */
function bandOf({ ageRange }: Line): number | undefined {
  return ageRange ? Math.min(5, Math.floor(Math.max(0, ageRange.minMonths - 1) / 12) + 1) : undefined
}
