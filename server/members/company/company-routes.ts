import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/company.ts'
import { serveFile } from '../../platform/http/files.ts'
import { serveLargeUpload } from '../../platform/http/multipart.ts'
import { serve } from '../../platform/http/serve.ts'
import { discardDocument, keepCompanyDocument, takeDocument } from './documents.ts'
import { fileOwnDocument } from './document-file.ts'
import { getCompany, sendCompany, withdraw } from './own-company.ts'
import type { CompanyDeps } from './deps.ts'

/** The calls by which a member has their company verified. */
export function registerCompany(app: FastifyInstance, deps: CompanyDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getOwnCompany, getCompany)
  serveLargeUpload(
    { ...domain, largestFile: calls.LARGEST_COMPANY_DOCUMENT_BYTES },
    calls.uploadCompanyDocument,
    takeDocument,
    keepCompanyDocument,
  )
  serve(domain, calls.discardCompanyDocument, discardDocument)
  serveFile(domain, calls.getOwnCompanyDocument, fileOwnDocument)
  serve(domain, calls.sendCompany, sendCompany)
  serve(domain, calls.withdrawCompany, withdraw)
}
