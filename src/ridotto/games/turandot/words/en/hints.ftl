## Turandot: hints

hint-bid = Bid { $choice }
hint-give = { $who ->
    [you] Take number { $slot }
   *[other] Give number { $slot } to { $name }
}
hint-name = Let { $name } dismiss a director
hint-dismiss = Dismiss the director “{ $director }”
hint-cast = Cast: { $choice }
hint-points-turandot = expected in the end: { $points }
