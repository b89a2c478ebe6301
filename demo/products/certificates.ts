import { type ImportCertificate } from '../../contract/import-file.ts'

/** Invented bodies, by their invented schemes. Their names say so, so that nobody takes one for real. */
const BODIES = {
  low_emission: ['示例室内空气研究所（虚构）', 'Institute for Indoor Air, a demonstration'],
  slip_resistance: ['示例步行安全实验室（虚构）', 'Walkway Laboratory, a demonstration'],
  fire_reaction: ['示例防火检验所（虚构）', 'Fire Test House, a demonstration'],
  responsible_source: ['示例林石来源联盟（虚构）', 'Source Alliance, a demonstration'],
  recycled_content: ['示例循环材料登记处（虚构）', 'Register of Recycled Content, a demonstration'],
} satisfies Record<string, [string, string]>

export type Scheme = keyof typeof BODIES

/** A certificate issued in a year and valid for three; those of 2022 have expired, those of late 2023 are about to. */
export function certificate(scheme: Scheme, year: 2022 | 2023 | 2024 | 2025, serial: number): ImportCertificate {
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
}

/** `low_emission` as LE: bodies count their certificates apart. */
function initials(scheme: Scheme): string {
  return scheme
    .split('_')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
