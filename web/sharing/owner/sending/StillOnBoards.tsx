import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FollowedList } from '../../../../contract/sharing/sending-calls.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { useSubstituting } from '../../../workspace/substituting.ts'
import { usesOf } from '../../../workspace/uses.ts'
import { workAddress } from '../../../workspace/work-address.ts'

interface StillOnBoardsProps {
  chosen: FollowedList['chosen'][number]
  /** The boards that were sent with the list. */
  boardIds: readonly string[]
}

/** Which boards still hold the material that a client's choice replaced in a list, and the way to replace it there too. */
export function StillOnBoards({ chosen: { name, instead, skuId, insteadSkuId }, boardIds }: StillOnBoardsProps) {
  const { t } = useTranslation()
  const substituting = useSubstituting()
  const { data } = useQuery({ ...usesOf(insteadSkuId ?? ''), enabled: insteadSkuId !== null && boardIds.length > 0 })
  const uses = data?.places.filter(({ kind, id }) => kind === 'board' && boardIds.includes(id)) ?? []
  const boards = [...new Map(uses.map((use) => [use.id, use.name]))]
  if (boards.length === 0 || insteadSkuId === null) return null
  return (
    <div className="grid grid-cols-1 justify-items-start gap-8 pt-10 wrap-anywhere">
      <p>
        {t('following.stillOn', { name: instead })}{' '}
        {boards.map(([id, board], index) => (
          <span key={id}>
            {index > 0 && t('following.semicolon')}
            <LinkButton look="inline" label={board} to={workAddress('board', id)} />
          </span>
        ))}
      </p>
      {substituting && skuId !== null && (
        <Button
          isSmall
          label={t('following.replaceThere', { name })}
          opens="dialog"
          onPress={() =>
            substituting.replaceOnBoards(
              insteadSkuId,
              skuId,
              boards.map(([id]) => id),
            )
          }
        />
      )}
    </div>
  )
}
