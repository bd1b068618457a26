/** Where admins look for customers: previews begin here, and lead back. */
export const CUSTOMERS_PATH = '/admin/customers'
