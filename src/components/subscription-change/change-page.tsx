import { useLocale, useTranslations } from 'use-intl'
import type { ConfirmActionSend, ConfirmActionView } from '~/machines/account/confirm-action/confirm-action.connect'
import { isBoxChange } from '~/services/domain/changes/box-change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords, shortDay } from '~/services/domain/dates/day-words.rules'
import { formatMoney, type Money } from '~/services/domain/money/money'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { KitWords } from '~/services/flows/schedule/schedule.contract'
import type {
  AnyChangeKind,
  CancelOffer,
  ChangingKit,
  PlannedChange,
} from '~/services/flows/subscription-change/subscription-change.contract'
import { AccountHead } from '../account/account-head'
import { Failure, RELOAD } from '../account/account-states'
import { kitPicture } from '../account/kit-words'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { columns, help, note } from './change.styles'
import { ChangeEffects } from './change-effects'
import { ChangeQuestion } from './change-question'
import { ChangeRuler } from './change-ruler'

type View = ConfirmActionView & {
  of: PlannedChange
  page: AccountPage
  kits: KitWords
  backHref: string
  /** where a first card is given */
  cardHref: string
  /** where somebody asks before they skip or cancel (S-024); null where nowhere */
  helpHref: string | null
  /** where an offer instead of cancelling has its page */
  offerHref: (offer: CancelOffer) => string
}
export type ChangePageProps = { view: View; send: ConfirmActionSend }

/** How the page speaks of kits, days and money. */
export type ChangeWords = {
  /** its name; a box has its day alone */
  kit: (kit: ChangingKit) => string
  /** where its day stands beside it */
  name: (kit: ChangingKit) => string
  day: (date: CivilDate) => string
  short: (date: CivilDate) => string
  money: (sum: Money) => string
}

/** A-061 … … …: what a change would do, and the button that does it (decided: E-56). */
export function ChangePage({ view, send }: ChangePageProps) {
  const t = useTranslations('change')
  const locale = useLocale()
  const { page, kits, kind, obstacle, isBusy, backHref } = view
  const of = plannedOf(view)
  const day = (date: CivilDate) => dayWords(date, { locale, today: of.today, style: 'day' })
  const words: ChangeWords = {
    kit: (kit) => (isBoxChange(kind) ? day(kit.date) : wordsOf(kit, kits).title),
    name: (kit) => (isBoxChange(kind) ? kit.name || t('aBox') : wordsOf(kit, kits).title),
    day,
    short: (date) => shortDay(date, locale),
    money: (sum) => formatMoney(sum, locale),
  }
  const own = of.kits.find(({ key }) => key === of.kitKey)
  const named = { kit: own ? words.kit(own) : '', name: of.childName }
  const crumbs = page.breadcrumb.map((crumb, at) =>
    at === page.breadcrumb.length - 1 ? { ...crumb, url: backHref } : crumb,
  )
  const head = {
    ...{ title: t(`title.${kind}`, named), lead: obstacle ? null : t(`lead.${kind}`, named), banners: [] },
    breadcrumb: [...crumbs, { text: t(`crumb.${kind}`), url: null }],
  }
  return (
    <div
      data-machine={view.machine}
      data-state={view.state}
      data-band={(own && wordsOf(own, kits).band) ?? undefined}
      aria-busy={isBusy || undefined}
    >
      <AccountHead page={head} />
      {obstacle ? (
        <Closed view={{ obstacle, kind, name: of.childName, backHref, cardHref: view.cardHref }} />
      ) : (
        <>
          <ChangeRuler view={{ ...view, of }} words={words} />
          <div className={columns}>
            <ChangeQuestion view={view} words={words} send={send} />
            <ChangedKit view={view} />
            <ChangeEffects view={view} words={words} send={send} />
          </div>
          {view.helpHref && (
            <p className={help}>
              {t('help')} <TextLink href={view.helpHref}>{t('helpLink')}</TextLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** Beside their question no picture has room. */
const ASKING: readonly AnyChangeKind[] = ['cancel', 'language', 'prepay', 'customize']

/** As the kits stand with what is chosen, where that decides what is paid together. */
function plannedOf({ of, advances }: Pick<View, 'of' | 'advances'>): PlannedChange {
  const picked = advances.find(({ isPicked }) => isPicked)
  const offer = of.advances.find(({ kits }) => kits === picked?.kits)
  return offer ? { ...of, kits: offer.standing } : of
}

/** The kit that the change begins with, where nothing is asked. */
function ChangedKit({ view: { of, kind } }: Pick<ChangePageProps, 'view'>) {
  if (!of.picture || ASKING.includes(kind)) return null
  return <Picture picture={kitPicture(of.picture)} sizes="(min-width: 768px) 480px, 100vw" shape="wide" isDecorative />
}

/** Nothing is known of the subscription: only loading the page again can help. */
export const ChangeUnread = ({ view: { errors } }: { view: Pick<AccountPage, 'errors'> }) => (
  <Failure errors={errors} kind="subscriptions" again={RELOAD} />
)

type ClosedProps = {
  view: Pick<View, 'kind' | 'backHref' | 'cardHref'> & { obstacle: NonNullable<View['obstacle']>; name: string }
}

/** It cannot be changed, why, and the way back. */
function Closed({ view: { obstacle, kind, name, backHref, cardHref } }: ClosedProps) {
  const t = useTranslations('change')
  return (
    <div className={note}>
      <Note tone="notice" title={t(`closed.${obstacle}.title`, { name, kind })}>
        <p>{t(`closed.${obstacle}.text`, { kind })}</p>
      </Note>
      {obstacle === 'noMethod' && (
        <TextLink className={buttonClass({ tone: 'primary' })} href={cardHref}>
          {t('giveCard')}
        </TextLink>
      )}
      <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
        {isBoxChange(kind) ? t('backToClub') : t('back')}
      </TextLink>
    </div>
  )
}
