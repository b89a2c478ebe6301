/** Whether a host, written as an address or in a URL, is this machine itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)
}
