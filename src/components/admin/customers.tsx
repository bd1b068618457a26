import { CUSTOMERS_PATH } from '~/services/domain/links/customers-path.rules'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'
import type { CustomersPage } from '~/services/flows/customers/customers.contract'
import { customersHref } from '~/services/flows/customers/customers.rules'
import { ToolIcon } from '../machines/tool-icon'
import { Button } from '../ui/button'
import { input } from '../ui/field.styles'
import { Note } from '../ui/note'
import { h3 } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { asked, explained, lead, loupe, pager, search, title, told } from './admin.styles'
import { CustomerTable } from './customer-table'

/** `previewing`: an account is looked at meanwhile, and no other one can be opened */
type CustomersProps = { view: CustomersPage & { previewing: string | null } }

/** A search that works without a script, and the accounts that it has found. */
export function Customers({ view }: CustomersProps) {
  const { find } = view
  return (
    <>
      <h1 className={title}>Customers</h1>
      <p className={lead}>Search by email or name. You see the account as they do; you cannot change it.</p>
      <search>
        <form className={search} action={CUSTOMERS_PATH}>
          <div className={asked}>
            <span className={loupe}>
              <ToolIcon name="search" />
            </span>
            <input
              className={input}
              type="search"
              name="find"
              aria-label="Search customers"
              defaultValue={find}
              minLength={CUSTOMERS.leastText}
              maxLength={CUSTOMERS.mostText}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Found view={view} />
      <section className={explained}>
        <h2 className={h3}>What a preview does</h2>
        <p>
          It opens in this window with a code that works once, for 60 seconds, and lasts 15 minutes. Nothing can be
          changed in it. Your name, the customer and the pages go into the log.
        </p>
      </section>
    </>
  )
}

function Found({ view: { find, found, previewing } }: CustomersProps) {
  if (found.kind === 'failed')
    return (
      <div className={told}>
        <Note tone="error" title="The customers cannot be searched at the moment.">
          Try it again in a moment.
        </Note>
      </div>
    )
  if (found.kind === 'unasked')
    return (
      <p className={told} role="status">
        {find.trim() === '' ? 'Type a part of an email or a name.' : `Type at least ${CUSTOMERS.leastText} letters.`}
      </p>
    )
  const { rows, total, page, pages } = found
  return (
    <>
      <p className={told} role="status">
        {total === 0 ? 'No customer has that in their email or name.' : countText(total)}
      </p>
      {rows.length > 0 && <CustomerTable rows={rows} find={find} isLocked={previewing !== null} />}
      {pages > 1 && <Pages find={find} page={page} pages={pages} />}
    </>
  )
}

const countText = (total: number) => `${total} ${total === 1 ? 'customer' : 'customers'}`

function Pages({ find, page, pages }: { find: string; page: number; pages: number }) {
  return (
    <nav className={pager} aria-label="Pages">
      {page > 1 && <TextLink href={customersHref({ find, page: page - 1 })}>Previous</TextLink>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <TextLink href={customersHref({ find, page: page + 1 })}>Next</TextLink>}
    </nav>
  )
}
