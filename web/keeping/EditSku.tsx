import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CardActionProps } from '../finding/cards/card-actions.ts'
import { CardButton } from '../finding/cards/CardButton.tsx'
import { Permitted } from '../members/Permitted.tsx'

/** Links the catalogue's staff from the shop to the form of the open product. */
export function EditSku(props: CardActionProps) {
  return (
    <Permitted permission="catalogue:keep">
      <EditButton {...props} />
    </Permitted>
  )
}

function EditButton({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const word = t('editSku.one')
  return (
    <CardButton
      place={place}
      leave={leave}
      aria-label={word}
      title={name === undefined ? word : t('editSku.of', { name })}
      onPress={() => void navigate(`/operator/sku/${skuId}`)}
    >
      <IconPencil />
      {place === 'product' && t('editSku.short')}
      {place === 'menu' && word}
    </CardButton>
  )
}
