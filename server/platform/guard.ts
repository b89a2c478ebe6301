import type { Endpoint } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'

/** Default deny: whoever is not known to have the right an endpoint asks for is refused. Nobody can sign in yet. */
export function requireAccess(endpoint: Endpoint): void {
  if (endpoint.access !== 'public') throw new Problem(401)
}
