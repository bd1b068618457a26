/** A kit's page in a language (`prefix`: '' or '/nl'). The birth date stays out of the address: it is about a child. */
export const kitPagePath = (anchor: string, prefix: string) => `${prefix}/products/${anchor}`
