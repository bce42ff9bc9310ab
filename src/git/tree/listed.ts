import { EntryListing, type Listing } from '../../core/listing.ts';
import type { Snapshot } from '../../core/snapshot.ts';

/** A snapshot that has its listing without making all entries. */
export interface ListedSnapshot extends Snapshot {
  listing(): Promise<Listing>;
}

export async function listingOf(snapshot: Snapshot | ListedSnapshot): Promise<Listing> {
  return 'listing' in snapshot ? snapshot.listing() : new EntryListing(await snapshot.list(''));
}
