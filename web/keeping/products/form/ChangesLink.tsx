import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLink, LinkButton } from '../../../kit/Button.tsx'
import { Permitted } from '../../../members/Permitted.tsx'

interface ChangesLinkProps {
  entity: 'product' | 'sku'
  id: string
  /** Of a SKU: an icon, which names it. */
  model?: string
}

/** A link to a record's changes in the trail; typed changes are kept. */
export function ChangesLink({ entity, id, model }: ChangesLinkProps) {
  const { t } = useTranslation()
  const to = `/operator/audit?${new URLSearchParams({ entity, entityId: id }).toString()}`
  return (
    <Permitted permission="audit:read">
      {model === undefined ? (
        <LinkButton look="inline" to={to} label={t('keptProducts.form.changes')} />
      ) : (
        <IconLink to={to} icon={IconHistory} label={t('keptProducts.form.sku.changes', { model })} isSmall />
      )}
    </Permitted>
  )
}
