/** A product's or collection's address: lower case, digits and hyphens, at most 128 characters. */
export const HANDLE = /^[a-z0-9][a-z0-9-]{0,127}$/
