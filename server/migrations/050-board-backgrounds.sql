-- A picture below all that lies on a board may be a collaborator's: whether a board shows it is asked by the picture.
CREATE INDEX board_background ON board ((fields -> 'background' ->> 'value'))
  WHERE fields -> 'background' ->> 'type' = 'picture';
