import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * Whether a text is one address and nothing else. Excludes characters that let a parser read several (`x,ada@example.com`), and
 * full-width letters in the domain, which would count one mailbox as several.
 */
export function isOneAddress(address: string): boolean {
  const [, domain = ''] = /^[^\s\p{C}@<>()[\],;:\\"]+@([^\s\p{C}@<>()[\],;:\\"]+)$/u.exec(address) ?? []
  if (domain.endsWith('.')) return false
  const registered = domainToASCII(domain)
  return registered !== '' && [registered, domainToUnicode(registered)].includes(domain.toLowerCase())
}

/** Whether a text is one sender: `ada@example.com`, `Ada <ada@example.com>` or `"Ada, of Quarry" <ada@example.com>` (RFC 5322, 3.4). */
export function isSender(text: string): boolean {
  const [, address = text] = /^(?:[^\p{C}<>()[\],;:\\"@]*|"[^\p{C}"\\]*") *<([^<>]*)>$/u.exec(text) ?? []
  return isOneAddress(address)
}
