import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import { kitPicture } from '../account/kit-words'
import { NextStops } from '../account/next-stops'
import { PayingTerms } from '../subscription-change/change-terms'
import { Button, buttonClass } from '../ui/button'
import { Icon, type IconName } from '../ui/icon'
import { Changing } from '../ui/locked'
import { Note } from '../ui/note'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { buttons, change, head, laterTitle, now, paying, small, term, title, was } from './changes.styles'
import type { DayWords, ShipDatePageProps } from './ship-date-page'

type ChangesProps = ShipDatePageProps & { words: DayWords }

/** What the chosen day means, before it is saved: the shipment, the charge, the address, the later kits. */
export function Changes({ view, words, send }: ChangesProps) {
  const t = useTranslations('shipDate')
  const { of, chosen, shift, current, can, isBusy, hasFailed, saysFailures, backHref } = view
  const { picture } = of.kit
  const label = chosen === null ? t('saveNothing') : t('save', { date: words.day(chosen) })
  return (
    <section aria-labelledby="changes">
      <div className={head}>
        {picture && <Picture picture={kitPicture(picture)} sizes="96px" isDecorative />}
        <div aria-live="polite">
          <h2 id="changes" className={title}>
            {t('changes')}
          </h2>
          <p className={small}>{shift === null ? t('nothing') : t(...shiftWords(shift))}</p>
        </div>
      </div>
      {chosen !== null && <Effects view={view} words={words} />}
      {chosen !== null && (
        <div className={paying}>
          <PayingTerms view={{ paying: of.paying, isCharged: of.kit.charge?.kind === 'own', isSent: true }} />
        </div>
      )}
      {hasFailed && saysFailures && chosen !== null && (
        <Note tone="error" title={t('failed', { date: words.day(current) })} isAlert>
          <p>{t('failedText', { picked: words.day(chosen) })}</p>
        </Note>
      )}
      <p className={buttons}>
        <Changing label={label}>
          <Button tone="accent" isBusy={isBusy} disabled={!can.save && !isBusy} onClick={() => send({ type: 'SAVE' })}>
            {label}
          </Button>
        </Changing>
        <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
          {t('keep', { date: words.day(current) })}
        </TextLink>
      </p>
      <p className={small}>{t('again')}</p>
    </section>
  )
}

const WEEK = 7

/** Whole weeks are said as weeks. */
function shiftWords(shift: number) {
  const days = Math.abs(shift)
  const said = { weeks: days % WEEK === 0 ? days / WEEK : 0, days }
  return [shift > 0 ? 'later' : 'earlier', said] as const
}

function Effects({ view, words }: Omit<ChangesProps, 'send'>) {
  const t = useTranslations('shipDate')
  const { of, kits, current, chosen } = view
  if (chosen === null) return null
  const stops = [{ ...of.kit, date: chosen }, ...of.later].map((kit) => {
    const { title: name, band } = wordsOf(kit, kits)
    return { key: kit.uuid, title: name, band, date: kit.date, more: 0 }
  })
  return (
    <>
      <dl>
        <Effect view={{ icon: 'truck', name: t('shipment') }}>
          <s className={was}>{words.weekday(current)}</s> <strong className={now}>{words.weekday(chosen)}</strong>
        </Effect>
        <Effect view={{ icon: 'tag', name: t('charge') }}>
          <Charge view={view} words={words} />
        </Effect>
      </dl>
      {of.later.length > 0 && (
        <>
          <h3 className={laterTitle}>{t('laterKits')}</h3>
          <NextStops here={null} stops={stops} today={of.today} />
        </>
      )}
    </>
  )
}

type EffectProps = { view: { icon: IconName; name: string }; children: ReactNode }

const Effect = ({ view: { icon, name }, children }: EffectProps) => (
  <div className={change}>
    <dt className={term}>
      <Icon name={icon} />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
)

/** What is taken on the new day; nothing where the kit is paid, and with which kit where it is paid with another one. */
function Charge({ view: { of, kits, current, chosen }, words }: Omit<ChangesProps, 'send'>) {
  const t = useTranslations()
  const locale = useLocale()
  const { charge, hasBooks } = of.kit
  if (chosen === null) return null
  if (!charge) return <span className={now}>{t('schedule.paid')}</span>
  if (charge.kind === 'with') {
    const { shortTitle = charge.anchor } = kits[charge.anchor] ?? {}
    return <span className={now}>{t('charges.paid', { title: shortTitle })}</span>
  }
  return (
    <>
      <s className={was}>{words.day(current)}</s>{' '}
      <strong className={now}>
        {words.day(chosen)}, {formatMoney(charge.sum, locale)}
        {charge.kits > 1 && ` ${t('shipDate.chargedFor', { kits: charge.kits })}`}
      </strong>
      <span className={small}>{t(hasBooks ? 'shipDate.withBooks' : 'shipDate.withDelivery')}</span>
    </>
  )
}
