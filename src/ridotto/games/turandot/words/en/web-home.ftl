## Turandot: on the first screen

about-turandot = Hire singers and a director with secret bids, bluff a little, and give every role to the right voice.
about-facts-turandot = A bidding game by Stefano Castelli · 2 to 5 players
