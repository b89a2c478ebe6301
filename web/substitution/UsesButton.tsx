import '../workspace/substituting-texts.ts'
import { IconSitemap } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CardActionProps } from '../finding/cards/card-actions.ts'
import { CardButton } from '../finding/cards/CardButton.tsx'
import { showUses } from './asking.ts'

/** Shows where a SKU is used, from where another can be put in its place. */
export function UsesButton({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const word = t('substituting.used')
  return (
    <CardButton
      place={place}
      leave={leave}
      aria-label={word}
      aria-haspopup="dialog"
      title={name === undefined ? word : `${word}: ${name}`}
      onPress={() => showUses(skuId)}
    >
      <IconSitemap />
    </CardButton>
  )
}
