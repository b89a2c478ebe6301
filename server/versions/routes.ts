import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/versions.ts'
import { serve } from '../platform/http/serve.ts'
import { compareVersions, getVersion } from './one-version.ts'
import type { VersionDeps } from './deps.ts'
import { restoreVersion } from './restore-version.ts'
import { createVersion, deleteVersion, getVersionPage, renameVersion } from './versions.ts'

/** Named versions of boards and budget lists: create, compare, restore. */
export function registerVersions(app: FastifyInstance, deps: VersionDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getVersionPage, getVersionPage)
  serve(domain, calls.getVersion, getVersion)
  serve(domain, calls.compareVersions, compareVersions)

  serve(domain, calls.createVersion, createVersion)
  serve(domain, calls.renameVersion, renameVersion)
  serve(domain, calls.deleteVersion, deleteVersion)
  serve(domain, calls.restoreVersion, restoreVersion)
}
