import type { CustomerRow } from '~/services/flows/customers/customers.contract'
import { childrenText, marked } from '~/services/flows/customers/customers.rules'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { visuallyHidden } from '../ui/page.styles'
import { address, badges, cell, personName, table } from './admin.styles'

type CustomerTableProps = { rows: CustomerRow[]; find: string; isLocked: boolean }

/** Who was found; on a phone each is a card. */
export function CustomerTable({ rows, find, isLocked }: CustomerTableProps) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th>Email</th>
          <th>Children</th>
          <th>Subscriptions</th>
          <th>
            <span className={visuallyHidden}>Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ uuid, email, name, children, subscriptions }) => (
          <tr key={uuid}>
            <td>
              <span className={address}>
                <Marked text={email} find={find} />
              </span>
              <span className={personName}>
                <Marked text={name} find={find} />
              </span>
            </td>
            <td className={cell}>
              <span>Children: </span>
              {childrenText(children)}
            </td>
            <td>
              <Subscriptions of={subscriptions} />
            </td>
            <td>{!isLocked && <PreviewForm uuid={uuid} email={email} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Marked({ text, find }: { text: string; find: string }) {
  const [before, found, after] = marked(text, find)
  return (
    <>
      {before}
      {found && <mark>{found}</mark>}
      {after}
    </>
  )
}

function Subscriptions({ of }: { of: CustomerRow['subscriptions'] }) {
  if (!of) return <Badge tone="plain">not known at the moment</Badge>
  if (of.active + of.ended === 0) return <Badge tone="plain">no Play Kits</Badge>
  return (
    <span className={badges}>
      {of.active > 0 && <Badge tone="ok">Play Kits, {of.active} active</Badge>}
      {of.ended > 0 && <Badge tone="plain">{of.ended} ended</Badge>}
    </span>
  )
}

/** The code is made when it is wanted: it works for a minute. */
function PreviewForm({ uuid, email }: { uuid: string; email: string }) {
  return (
    <form method="post" action="/api/admin-preview-codes">
      <input type="hidden" name="user" value={uuid} />
      <Button type="submit" tone="secondary" size="sm" aria-label={`Preview ${email}`}>
        Preview
      </Button>
    </form>
  )
}
