/** What the frame of the account knows of its person: nothing of it may be kept with a document. */
export type Account = {
  /** the account that every further call of the page is made for */
  as: string
  firstName: string
  /** an admin's own account: it leads to the pages of the admins */
  isAdmin: boolean
  /** of the other shop, where the orders are listed (decided: E-46); null: they are listed here */
  shopHost: string | null
}
