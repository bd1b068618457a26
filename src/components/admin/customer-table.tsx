import type { CustomerRow } from '~/services/flows/customers/customers.contract'
import { childrenText, heldTexts, marked } from '~/services/flows/customers/customers.rules'
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
        {rows.map((row) => (
          <tr key={row.uuid}>
            <td>
              <span className={address}>
                <Marked text={row.email} find={find} />
              </span>
              <span className={personName}>
                <Marked text={row.name} find={find} />
              </span>
            </td>
            <td className={cell}>{childrenText(row.children)}</td>
            <td>
              <Held row={row} />
            </td>
            <td>{!isLocked && <PreviewForm uuid={row.uuid} email={row.email} />}</td>
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

const Held = ({ row }: { row: CustomerRow }) => (
  <span className={badges}>
    {heldTexts(row).map(({ text, tone }) => (
      <Badge key={text} tone={tone}>
        {text}
      </Badge>
    ))}
  </span>
)

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
