game-high_card = High Card
error-high-card-not-held = You do not hold { $card }.
error-high-card-deal = A deal has { $count } different cards.
error-high-card-unknown = There is no card "{ $card }": they are 1a to 6b.
field-high_card-hand = Your cards
field-high_card-points = Points
