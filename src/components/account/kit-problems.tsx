import type { HeldUp } from '~/services/flows/account-home/account-home.contract'
import { KitError } from './kit-errors'
import { Owed } from './owed'

/** What is owed in all, and what is wrong. Each says which kit it is about: it may be the one before. */
export const KitProblems = ({ problems, owed, payHref }: Pick<HeldUp, 'problems' | 'owed'> & { payHref: string }) => (
  <>
    <Owed owed={owed} />
    {problems.map(({ key, title, error }) => (
      <KitError key={key} error={error} kit={title} payHref={payHref} owed={owed} />
    ))}
  </>
)
