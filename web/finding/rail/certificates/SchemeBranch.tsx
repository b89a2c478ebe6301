import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { getAuthorityList } from '../../../../contract/lookups.ts'
import { useAddressFilters } from '../../filters/address-filters.ts'
import styles from './CertificateFilter.module.css'
import { withTick, type FacetValue } from '../facet/facet-values.ts'
import { FacetRow } from '../facet/FacetRow.tsx'
import { SchemeIssuers } from './SchemeIssuers.tsx'

interface SchemeBranchProps {
  scheme: FacetValue
  authorities: OutputOf<typeof getAuthorityList>
}

/** A scheme to tick and, unfolded or ticked, its issuers. */
export function SchemeBranch({ scheme, authorities }: SchemeBranchProps) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const id = useId()
  const isTicked = filters.schemes.includes(scheme.id)
  const isOpen = unfolded ?? isTicked
  const tick = (isNowTicked: boolean) => {
    const schemes = withTick(filters.schemes, scheme.id, isNowTicked)
    setUnfolded(null)
    // The issuer belongs to the scheme: unticking the last scheme removes it too.
    changeFilters({ schemes, ...(schemes.length === 0 && { authorityIds: [] }) })
  }
  return (
    <>
      <div className={styles['scheme']}>
        <FacetRow value={scheme} isTicked={isTicked} onTick={tick} />
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('filters.issuersOf', { name: scheme.name })}
          onClick={() => setUnfolded(!isOpen)}
        >
          <IconChevronRight />
        </button>
      </div>
      <fieldset
        id={id}
        className={styles['issuers']}
        aria-label={t('filters.issuersOf', { name: scheme.name })}
        hidden={!isOpen}
      >
        {isOpen && <SchemeIssuers scheme={scheme.id} authorities={authorities} />}
      </fieldset>
    </>
  )
}
