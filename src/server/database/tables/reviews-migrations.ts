export const reviewMigrations = {
  '0004-reviews': `
    create table review (
      id uuid primary key,
      submission_id uuid not null unique,
      product_key text not null,
      status text not null default 'pending'
        check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
      rating smallint not null check (rating between 1 and 5),
      recommends boolean not null,
      title text not null,
      summary text not null,
      description text not null,
      nickname text not null,
      location text not null,
      email text not null,
      tells_harm boolean not null,
      photo text,
      photo_width integer,
      photo_height integer,
      consent_version text not null,
      created_at timestamptz not null default now(),
      published_at timestamptz
    );
    create index review_shown on review (product_key, published_at) where status = 'approved';
    create index review_email on review (email);
    create table review_event (
      id bigserial primary key,
      review_id uuid not null references review (id) on delete cascade,
      status text not null,
      actor text not null,
      reason text,
      note text,
      at timestamptz not null default now()
    );
    create index review_event_review on review_event (review_id);
    create table review_nickname (folded text primary key, email text not null);`,
  // One waiting or published review per address and product; readers of personal data; hashes of erased addresses.
  '0008-reviews': `
    alter table review drop constraint review_status_check;
    alter table review add constraint review_status_check
      check (status in ('unconfirmed', 'pending', 'approved', 'rejected', 'withdrawn'));
    with ranked as (
      select id, product_key, status, row_number() over
        (partition by email, product_key order by status = 'approved' desc, created_at desc, id) as place
      from review where status in ('pending', 'approved')),
    withdrawn as (
      update review set status = 'withdrawn' from ranked where review.id = ranked.id and place > 1
      returning review.id, review.product_key, ranked.status as old_status),
    noted as (
      insert into review_event (review_id, status, actor) select id, 'withdrawn', 'migration' from withdrawn)
    insert into outbox (id, topic, payload)
      select gen_random_uuid(), 'reviews-changed', jsonb_build_object('product', product_key)
      from withdrawn where old_status = 'approved' group by product_key;
    create unique index review_one_each on review (email, product_key) where status in ('pending', 'approved');
    create table access_log (
      id bigserial primary key,
      actor text not null,
      action text not null,
      subject text,
      at timestamptz not null default now()
    );
    create index access_log_subject on access_log (subject);
    create table erased_person (key text primary key, at timestamptz not null default now());`,
  // One row: the id that ties a photo storage to this database.
  '0012-storage': `
    create table storage_mark (
      is_only boolean primary key default true check (is_only),
      id uuid not null default gen_random_uuid()
    );
    insert into storage_mark default values;`,
}
