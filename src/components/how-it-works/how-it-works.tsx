import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import type { HowItWorksPage } from '~/services/flows/content/how-it-works.contract'
import type { ExampleChild, YearPrice } from '~/services/flows/how-it-works/how-it-works.rules'
import { Facts } from '../home/facts'
import { Finder, type FinderProps } from '../kits/finder'
import { Faq } from '../ui/faq'
import type { IconName } from '../ui/icon'
import { display, lead as leadText, ruler, section, visuallyHidden, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import {
  divider,
  hero,
  inner,
  lead,
  number,
  pictureSide,
  questions,
  step,
  steps,
  text,
  title,
  wordSide,
} from './how-it-works.styles'
import { Prices } from './prices'
import { Year } from './year'

const ICONS: readonly IconName[] = ['truck', 'skip', 'check']

type HowItWorksProps = {
  view: {
    page: HowItWorksPage
    today: CivilDate
    child: ExampleChild
    years: YearPrice[]
    singleDelivery: Money | null
    finder: FinderProps['view']
  }
  send: FinderProps['send']
}

/** Where the banner leads: three steps, one child's year, prices, questions, and the finder before all of them. */
export function HowItWorks({ view, send }: HowItWorksProps) {
  const { page } = view
  return (
    <>
      <section className={hero}>
        <div className={`${wrap} ${inner}`}>
          <div>
            <h1 className={display}>{page.title}</h1>
            <p className={`${leadText} ${lead}`}>{page.lead}</p>
          </div>
          <Finder copy={page.finder} view={view.finder} send={send} />
        </div>
      </section>
      <div className={ruler} aria-hidden="true" />
      <div className={wrap}>
        <Facts facts={page.facts} icons={ICONS} />
        <Steps copy={page.steps} />
      </div>
      <Year heading={page.yearHeading} child={view.child} today={view.today} />
      <Prices copy={page.prices} years={view.years} singleDelivery={view.singleDelivery} />
      {page.divider && (
        <div className={divider} aria-hidden="true">
          <Picture picture={page.divider} sizes="100vw" shape="plain" isDecorative />
        </div>
      )}
      {page.faq && (
        <section className={`${wrap} ${section} ${questions}`}>
          <Faq faq={page.faq} opensFirst />
        </section>
      )}
    </>
  )
}

function Steps({ copy }: { copy: HowItWorksPage['steps'] }) {
  return (
    <section className={steps}>
      <h2 className={visuallyHidden}>{copy.heading}</h2>
      <ol>
        {copy.items.map((item, index) => (
          <li key={item.title} className={step}>
            {item.picture && (
              <div className={pictureSide}>
                <Picture picture={item.picture} sizes="(min-width: 1024px) 660px, 100vw" shape="four" />
              </div>
            )}
            <div className={wordSide}>
              <span className={number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={title}>{item.title}</h3>
              <p className={text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
