import { getOwnCompany, sendCompany, uploadCompanyDocument } from '../../contract/company.ts'
import type { OwnCompany } from '../../contract/company.ts'
import { aPdf } from './factories.ts'
import type { TestMember } from './members.ts'
import type { TestApp } from './test-app.ts'

/** A company as a member describes it; a test states only what matters. */
export const aCompany = {
  name: 'North & Sons Interiors',
  registrationNumber: 'NS 4711',
  countryCode: 'SE',
  website: 'https://north.example',
}

/** Stores a document that is not submitted yet; returns its id. */
export async function documentOf(
  { upload }: Pick<TestApp, 'upload'>,
  { headers }: Pick<TestMember, 'headers'>,
  { file = aPdf, name = 'licence.pdf' }: { file?: Uint8Array; name?: string } = {},
): Promise<string> {
  const { code, msg, data } = await upload(uploadCompanyDocument, { file, name }, headers)
  if (code !== 200) throw new Error(`no document was kept: ${code} ${msg}`)
  return data.id
}

/** Submits a member's company with one document. */
export async function companyOf(
  quarry: Pick<TestApp, 'upload' | 'call'>,
  member: Pick<TestMember, 'headers'>,
  stated: Partial<typeof aCompany> = {},
): Promise<OwnCompany> {
  const documentIds = [await documentOf(quarry, member)]
  const { code, msg } = await quarry.call(sendCompany, { ...aCompany, ...stated, documentIds }, member.headers)
  if (code !== 200) throw new Error(`no company was sent: ${code} ${msg}`)
  return (await quarry.call(getOwnCompany, {}, member.headers)).data
}
