import * as z from 'zod'
import type { ImportCertificate } from '../../contract/import-file.ts'

/** Invented bodies, by scheme. Their names say that they are invented, so that nobody takes one for real. */
const BODIES = {
  low_emission: ['示例室内空气研究所（虚构）', 'Institute for Indoor Air, a demonstration'],
  slip_resistance: ['示例步行安全实验室（虚构）', 'Walkway Laboratory, a demonstration'],
  fire_reaction: ['示例防火检验所（虚构）', 'Fire Test House, a demonstration'],
  responsible_source: ['示例林石来源联盟（虚构）', 'Source Alliance, a demonstration'],
  recycled_content: ['示例循环材料登记处（虚构）', 'Register of Recycled Content, a demonstration'],
} satisfies Record<string, [string, string]>

type Scheme = keyof typeof BODIES

/**
 * A certificate: its scheme, the year of its issue and a number that tells it from others. It is valid for three years,
 * so that the catalogue has some that have expired and some that are about to.
 */
export const certificate: z.ZodType<ImportCertificate> = z
  .strictObject({
    scheme: z.literal(Object.keys(BODIES) as Scheme[]),
    year: z.literal([2022, 2023, 2024, 2025]),
    serial: z.int().positive(),
  })
  .transform(({ scheme, year, serial }) => {
    const [authority, enAuthority] = BODIES[scheme]
    const month = String(1 + (serial % 12)).padStart(2, '0')
    return {
      authority,
      enAuthority,
      scheme,
      number: `DEMO-${initials(scheme)}-${year}-${String(serial).padStart(4, '0')}`,
      issuedOn: `${year}-${month}-12`,
      expiresOn: `${year + 3}-${month}-11`,
    }
  })

/** `low_emission` as LE: each scheme counts its certificates by itself. */
function initials(scheme: Scheme): string {
  return scheme
    .split('_')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
