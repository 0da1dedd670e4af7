-- What the visitor typed where a fetched insurance says otherwise, and which of the two the search goes by. Null where nothing differs.
alter table searches add column conflicts_enc text;
