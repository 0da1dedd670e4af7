import type { SentenceSubject } from "#verticals/_insurance/sentences.ts";

/** What insurers' lines and services are about. What is done for the car itself needs a cover that has some part of it. */
export const carSubjects: readonly SentenceSubject[] = [
  [/vilt|djur/i, "ANIMAL_COLLISION"],
  [/parkering/i, "PARKING"],
  [/bärgning|assistans|hjälp på vägen|kallstart/i, "RESCUE"],
  [/maskin/i, "MOTOR"],
  [
    /allrisk|drulle|feltank|nyckel|nyvärde|nytt för gammalt|reservdel|verkstad|hyrbil|ersättningsbil/i,
    "THEFT",
    "FIRE_DAMAGE",
    "GLASS",
    "VEHICLE_DAMAGE",
    "MOTOR",
  ],
];
